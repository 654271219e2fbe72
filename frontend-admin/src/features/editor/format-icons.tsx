import type { ReactNode } from 'react';

const createLetterIcon = (letters: string, style: object) => (
  <span aria-hidden="true" style={style}>
    {letters}
  </span>
);

const createLineIcon = (path: string, text?: ReactNode) => (
  <svg
    aria-hidden="true"
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
  >
    <path d={path} strokeLinecap="round" />
    {text}
  </svg>
);

export const formatIcons = {
  heading: createLetterIcon('H', { fontWeight: 700, fontSize: 16 }),
  subheading: createLetterIcon('H', { fontWeight: 600, fontSize: 12 }),
  bold: createLetterIcon('B', { fontWeight: 700 }),
  italic: createLetterIcon('I', { fontStyle: 'italic', fontFamily: 'Georgia, serif' }),
  bullets: createLineIcon('M6 4h8M6 8h8M6 12h8M2 4h.01M2 8h.01M2 12h.01'),
  numbers: createLineIcon('M7 4h7M7 8h7M7 12h7M2 2.5l1-.5v4M1.6 10.2c1.6-1 2 .6 0 3.3h2'),
  quote: createLineIcon('M2 3v10M6 5h8M6 8h8M6 11h5'),
  picture: createLineIcon('M2 3.500h12v9H2zM2.500 11l3-3 3 3 2-2 3 3M10.500 6.200h.01'),
  audio: createLineIcon('M2.500 6.500v3M5.500 4v8M8.500 5.500v5M11.500 2.500v11M14 6.500v3'),
  link: createLineIcon('M6.5 9.5l3-3M7 4.5l1.3-1.3a3 3 0 0 1 4.5 4.5L11.5 9M9 11.5l-1.3 1.3a3 3 0 0 1-4.5-4.5L4.500 7'),
};
