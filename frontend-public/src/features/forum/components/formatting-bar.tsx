import type { ReactNode } from 'react';
import type { MarkdownFormat } from '../markdown-format.ts';

const formats: readonly { mark: MarkdownFormat; label: string; sign: ReactNode }[] = [
  { mark: 'bold', label: 'Bold', sign: 'B' },
  { mark: 'italic', label: 'Italic', sign: 'i' },
  { mark: 'quote', label: 'Quote', sign: <FormatIcon path="M4 5h4v4.5a4 4 0 0 1-3 4M12 5h4v4.5a4 4 0 0 1-3 4" /> },
  { mark: 'list', label: 'List', sign: <FormatIcon path="M8 5h9M8 10h9M8 15h9M3 5h1M3 10h1M3 15h1" /> },
  {
    mark: 'link',
    label: 'Link',
    sign: (
      <FormatIcon path="M8.5 11.5a3.2 3.2 0 0 0 4.6 0l3-3a3.2 3.2 0 0 0-4.6-4.6L10.3 5M11.5 8.5a3.2 3.2 0 0 0-4.6 0l-3 3a3.2 3.2 0 0 0 4.6 4.6L9.7 15" />
    ),
  },
];

function FormatIcon({ path }: { path: string }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
    >
      <path d={path} />
    </svg>
  );
}

export function FormattingBar({ onPut }: { onPut: (mark: MarkdownFormat) => void }) {
  return (
    <div role="group" aria-label="Formatting" className="flex flex-wrap">
      {formats.map(({ mark, label, sign }) => (
        <button
          key={mark}
          type="button"
          aria-label={label}
          title={label}
          onClick={() => onPut(mark)}
          className={`grid size-11 cursor-pointer place-items-center rounded-small font-strong hover:bg-band ${mark === 'italic' ? 'italic' : ''}`}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </div>
  );
}
