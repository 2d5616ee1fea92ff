/** Fetches what finds and shows ways. */
export const learnRoutes = () => import("./index.ts");
