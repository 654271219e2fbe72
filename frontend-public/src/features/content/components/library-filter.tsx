import { useState } from 'react';
import { SearchField } from '../../../ui/search-field.tsx';
import type { Filter } from '../shelves.ts';
import { capitalised } from '../words.ts';

interface LibraryFilterProps {
  /** Every tag of the library, the most used first. */
  tags: readonly string[];
  filter: Filter;
  onChange: (filter: Filter) => void;
}

/** How many tags are shown before somebody asks for all of them. */
const FIRST_TAGS = 4;

/** Which part of the library is shown: what has a tag, and what has words in its title. */
export function LibraryFilter({ tags, filter, onChange }: LibraryFilterProps) {
  const [showsAll, setShowsAll] = useState(tags.indexOf(filter.tag) >= FIRST_TAGS);
  const shown = showsAll ? tags : tags.slice(0, FIRST_TAGS);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
        <legend className="sr-only">Tags</legend>
        {['', ...shown].map((tag) => (
          <label key={tag} className="relative flex cursor-pointer">
            <input
              type="radio"
              name="tag"
              checked={filter.tag === tag}
              onChange={() => onChange({ ...filter, tag })}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-control"
            />
            <span className="pointer-events-none relative flex min-h-11 items-center rounded-control border-[1.5px] border-control px-4 text-[0.9375rem] font-[550] peer-checked:border-ink peer-checked:bg-ink peer-checked:text-page forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText]">
              {tag === '' ? 'All' : capitalised(tag)}
            </span>
          </label>
        ))}
        {tags.length > shown.length && (
          <button
            type="button"
            onClick={() => setShowsAll(true)}
            className="min-h-11 px-1 text-[0.9375rem] text-link underline decoration-1 underline-offset-[5px]"
          >
            {tags.length - shown.length} more<span className="sr-only"> tags</span>
          </button>
        )}
      </fieldset>
      <SearchField
        label="Find a title"
        value={filter.title}
        onChange={(title) => onChange({ ...filter, title })}
        className="tablet:w-[264px]"
      />
    </div>
  );
}
