/** What battles and gains look like; fetched when the set-up is over, for until then nobody fights. */

import "./stage.css";

export { CardScene, SeaPowerScene, WooingScene } from "./GainScenes.tsx";
export { LandScene } from "./LandScene.tsx";
export { SeaScene } from "./SeaScene.tsx";
