// Which Chromium is started: the whole browser, and for tests its shell without windows, where it is installed. Page, layout
// and scripts are the same in both; what the shell lacks is the browser around them, a fifth of what a test costs.
import { existsSync } from "node:fs";

export const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
export const SHELL = existsSync(`${CHROMIUM}-headless-shell`) ? `${CHROMIUM}-headless-shell` : CHROMIUM;
export const ARGS = ["--no-sandbox"];
