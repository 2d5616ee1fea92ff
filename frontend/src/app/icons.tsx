/** Small drawings in a square of 24 units, drawn with a line. */

const LINES = {
  menu: "M5 7h14M5 12h14M5 17h14",
  close: "M6 6l12 12M18 6L6 18",
  aside: "M4 12h16M8 7.5 3.5 12 8 16.5M16 7.5l4.5 4.5-4.5 4.5",
  up: "M5 15l7-7 7 7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  whole: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  back: "M15 5l-7 7 7 7",
  forth: "M9 5l7 7-7 7",
  undo: "M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",
  redo: "M15 5l5 5-5 5M20 10H10a5 5 0 0 0 0 10h3",
  again: "M5 12a7 7 0 0 1 12-5l3 3M20 5v5h-5M19 12a7 7 0 0 1-12 5l-3-3M4 19v-5h5",
  eye: "M2.5 12c2.5-4.5 6-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5s-7-2-9.5-6.5zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  save: "M12 4v11M7.5 10.5 12 15l4.5-4.5M5 20h14",
  share: "M12 3v12M8 7l4-4 4 4M5 12v8h14v-8",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  skip: "M5 5l9 7-9 7zM18 5v14",
  bot: "M6 9h12v9H6zM12 9V5M9.5 13v1M14.5 13v1M3.5 12v3M20.5 12v3",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2",
  rules: "M12 6c-2-2-5-2-8-1v13c3-1 6-1 8 1 2-2 5-2 8-1V5c-3-1-6-1-8 1zM12 6v13",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20c.5-4 3.5-6 7.5-6s7 2 7.5 6",
  chat: "M4 5h16v11H10l-4 4v-4H4z",
  check: "M5 13l4 4L19 7",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  list: "M8 7h12M8 12h12M8 17h12M4 7v.2M4 12v.2M4 17v.2",
  branch: "M6 21V3M6 15c0-6 4-5 8-7.500M17.500 4l1 4.500-4.500.5",
  bulb: "M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.5 10.9c.7.6 1 1.2 1 2.1h5c0-.9.3-1.5 1-2.1A6 6 0 0 0 12 3.5z",
  flag: "M6 21V4h11l-2 4 2 4H6",
  help: "M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18v.2",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l1.5 1.500h-15zM10 21h4M12 5V3",
  pen: "M5 19l1-4L16.500 4.500l3 3L9 18zM14 7l3 3",
  trash: "M5 7h14M9 7V5h6v2M7 7l1 13h8l1-13",
  wait: "M7 4h10M7 20h10M8 4c0 5 8 6 8 8s-8 3-8 8M16 4c0 5-8 6-8 8s8 3 8 8",
  dice: "M5 5h14v14H5zM9 9v.2M15 15v.2M12 12v.2M15 9v.2M9 15v.2",
} as const;

export type IconName = keyof typeof LINES;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[name]} />
    </svg>
  );
}
