// Which Chromium is started: the whole browser, and for tests its shell without windows, where it is installed. Page, layout
// and scripts are the same in both; what the shell lacks is the browser around them, a fifth of what a test costs.
import { existsSync } from "node:fs";

export const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
export const SHELL = existsSync(`${CHROMIUM}-headless-shell`) ? `${CHROMIUM}-headless-shell` : CHROMIUM;
export const ARGS = ["--no-sandbox"];
/** For pages that live for seconds: code that is never hot is not made quicker, and nothing is collected beside it. A sixth of what a test costs. */
export const BRIEF = ["--js-flags=--single-threaded --no-opt"];
