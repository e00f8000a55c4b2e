padded-unknown = { $place }: w pliku z elementami gry nie ma niczego o nazwie { $name }.
padded-deep = Elementy gry są zagnieżdżone głębiej niż w pliku z elementami gry.
padded-large = Plik z elementami gry ma najwyżej { $values } wartości i { $letters } znaków; ten ma więcej.
