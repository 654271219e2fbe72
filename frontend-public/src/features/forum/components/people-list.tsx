import { MemberRing } from '../../../ui/art/member-ring.tsx';
import type { ForumMember } from '../api/people.ts';
import { findWordStart } from '../mentions.ts';

interface PeopleListProps {
  id: string;
  people: readonly ForumMember[];
  place: { q: string; left: number; top: number };
  active: number;
  onPick: (person: ForumMember) => void;
}

export function MentionSuggestions({ id, people, place: { q, left, top }, active, onPick }: PeopleListProps) {
  return (
    <ul
      role="listbox"
      id={`${id}-people`}
      aria-label="Members"
      // A click on a name must not take the focus from the text field.
      onMouseDown={(event) => event.preventDefault()}
      style={{ left: `min(${left}px, max(0px, 100% - 19rem))`, top }}
      className="absolute z-20 w-75 max-w-full rounded-control border border-rule bg-raised p-2 text-ink shadow-panel"
    >
      {people.map((person, at) => (
        <li
          key={person.id}
          role="option"
          id={`${id}-${at}`}
          aria-selected={at === active}
          onClick={() => onPick(person)}
          className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 py-1.5 text-plain hover:bg-band ${at === active ? 'bg-band' : ''}`}
        >
          <MemberRing id={person.id} size={28} />
          <HighlightedName name={person.name} q={q} />
        </li>
      ))}
    </ul>
  );
}

function HighlightedName({ name, q }: { name: string; q: string }) {
  const at = findWordStart(name, q);
  return (
    <span className="min-w-0 wrap-anywhere">
      {name.slice(0, at)}
      <strong className="font-semibold">{name.slice(at, at + q.length)}</strong>
      {name.slice(at + q.length)}
    </span>
  );
}
