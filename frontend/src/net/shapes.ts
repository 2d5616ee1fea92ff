/** What the server sends and takes (docs/protocol/http.md, `/api/openapi.json`), as far as the page reads it. */

export type * from "./shapes/courses.ts";
export type * from "./shapes/positionEditor.ts";
export type * from "./shapes/games.ts";
export type * from "./shapes/persons.ts";
export type * from "./shapes/positions.ts";
export type * from "./shapes/requests.ts";
export type * from "./shapes/reviews.ts";
export type * from "./shapes/tables.ts";
export type * from "./shapes/lessons.ts";
export type * from "./shapes/options.ts";
