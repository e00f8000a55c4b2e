padded-unknown = { $place }: a component file has nothing called { $name }.
padded-deep = The components are nested more deeply than those of a component file.
padded-large = A component file has at most { $values } values and { $letters } characters; this one has more.
