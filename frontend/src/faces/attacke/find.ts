/** The first legal action of a kind. */

import type { LegalAction } from "../../net/shapes.ts";
import { legal } from "../../table/draft.ts";
import type { Draft } from "../face.ts";

export const find = (draft: Draft, action: string): LegalAction | undefined => legal(draft).find(({ fields }) => fields["action"] === action);
