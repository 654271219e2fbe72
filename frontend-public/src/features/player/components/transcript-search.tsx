import { formatCount } from '../../../ui/in-words.ts';
import { SearchField } from '../../../ui/search-field.tsx';

interface TranscriptSearchProps {
  word: string;
  count: number;
  onWord: (word: string) => void;
  onGo: (by: 1 | -1) => void;
}

export function TranscriptSearch({ word, count, onWord, onGo }: TranscriptSearchProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 max-tablet:w-full">
      <p role="status" className="text-15 text-muted">
        {word.trim() !== '' && formatCount(count, 'place')}
      </p>
      <SearchField
        label="Search the transcript"
        value={word}
        onChange={onWord}
        onEnter={(isBack) => onGo(isBack ? -1 : 1)}
        className="tablet:w-[232px]"
      />
    </div>
  );
}
