/** Gizmos in the position editor. */
import type { Editor } from "../game";
import EditForm from "./EditForm.svelte";

export const editor: Editor = { Form: EditForm as Editor["Form"] };
