import type { CSSProperties } from 'react';

export const emailColors = {
  mist: '#F4F6FA',
  white: '#FFFFFF',
  ink: '#151D36',
  muted: '#434C63',
  indigo: '#37307F',
  gold: '#F2B640',
  hairline: '#CFD6E3',
} as const;

export const serifFonts = "Newsreader, Georgia, 'Times New Roman', serif";
export const sansSerifFonts = "'Instrument Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

export const bodyTextStyle: CSSProperties = {
  fontFamily: serifFonts,
  fontSize: 18,
  lineHeight: '29px',
  color: emailColors.ink,
};
export const smallTextStyle: CSSProperties = {
  fontFamily: sansSerifFonts,
  fontSize: 14,
  lineHeight: '23px',
  color: emailColors.muted,
};

export const emailStylesheet = `
.prose a { color: #37307F; text-decoration: underline; }
.prose img { max-width: 100%; height: auto; }
@media (max-width: 480px) {
  .page > table > tbody > tr > td { padding: 12px 8px 24px !important; }
  .inner { padding-left: 24px !important; padding-right: 24px !important; }
  .title { font-size: 38px !important; line-height: 42px !important; }
  .quote { font-size: 24px !important; line-height: 32px !important; }
}
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #10142B !important; }
  .card { background-color: #1B2145 !important; border-color: #343C6B !important; }
  .ink { color: #F3F1EA !important; }
  .rule { border-color: #F3F1EA !important; }
  .muted { color: #C3C7DE !important; }
  .link, .prose a { color: #C7BAFF !important; }
}
`;
