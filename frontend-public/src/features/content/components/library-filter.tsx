import { useState } from 'react';
import { FilterChips } from '../../../ui/chips.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import type { ResourceFilter } from '../resource-categories.ts';
import { capitalizeTag } from '../labels.ts';

interface LibraryFilterProps {
  tags: readonly string[];
  filter: ResourceFilter;
  onChange: (filter: ResourceFilter) => void;
}

const FIRST_TAGS = 4;

export function ResourceFilterControls({ tags, filter, onChange }: LibraryFilterProps) {
  const [showsAll, setShowsAll] = useState(tags.indexOf(filter.tag) >= FIRST_TAGS);
  const shown = showsAll ? tags : tags.slice(0, FIRST_TAGS);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
        <span aria-hidden="true" className="text-15 font-strong">
          Tags
        </span>
        <FilterChips
          label="Tags"
          options={['', ...shown].map((tag) => ({ value: tag, label: tag === '' ? 'All' : capitalizeTag(tag) }))}
          value={filter.tag}
          onChange={(tag) => onChange({ ...filter, tag })}
        >
          {tags.length > shown.length && (
            <button
              type="button"
              onClick={() => setShowsAll(true)}
              className="min-h-11 px-1 text-15 text-link underline decoration-1 underline-offset-5"
            >
              {tags.length - shown.length} more<span className="sr-only"> tags</span>
            </button>
          )}
        </FilterChips>
      </div>
      <SearchField
        label="Find a title"
        value={filter.title}
        onChange={(title) => onChange({ ...filter, title })}
        className="tablet:w-[264px]"
      />
    </div>
  );
}
