import { Link } from 'react-router-dom';
import { SectionArt } from '../../../ui/art/section-art.tsx';
import { TierBadge } from '../../../ui/tier-mark.tsx';
import type { Dashboard } from '../api/dashboard.ts';

type SectionName = Dashboard['rooms'][number]['name'];

const SECTIONS: Readonly<Record<SectionName, { title: string; line: string; to: string }>> = {
  teachings: { title: 'Teachings', line: 'The programs, one module at a time', to: '/members/modules' },
  meditations: { title: 'Meditations', line: '12 to 30 minutes, and live circles', to: '/members/meditations' },
  replays: { title: 'Replays', line: 'Watch past circles and workshops', to: '/members/replays' },
  forum: { title: 'Forum', line: 'Where members talk with each other', to: '/members/forum' },
  library: { title: 'Library', line: 'Workbooks, templates, transcripts', to: '/members/resources' },
  visionary: { title: 'Visionary Circle', line: 'Mastermind, ventures, mentorship', to: '/members/visionary' },
};

function sectionLine(name: SectionName, { begun, total }: Dashboard['modules']): string {
  if (name !== 'teachings' || begun === 0) return SECTIONS[name].line;
  return `${begun} of ${total} ${total === 1 ? 'module' : 'modules'} begun`;
}

type Section = Dashboard['rooms'][number];

export function SectionTiles({ rooms, modules }: Pick<Dashboard, 'rooms' | 'modules'>) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 tablet:grid-cols-2 tablet:gap-y-12 wide:grid-cols-3">
      {rooms.map((room) => (
        <li key={room.name} className="max-tablet:border-b max-tablet:border-rule max-tablet:py-3">
          {room.locked ? (
            <LockedSection room={room} />
          ) : (
            <OpenSection room={room} line={sectionLine(room.name, modules)} />
          )}
        </li>
      ))}
    </ul>
  );
}

const shape =
  'relative rounded-card max-tablet:flex max-tablet:flex-wrap max-tablet:items-center max-tablet:gap-4 tablet:block';
const picture = 'shrink-0 max-tablet:w-[104px]';
const words = 'min-w-0 grow basis-36';

function OpenSection({ room: { name }, line }: { room: Section; line: string }) {
  const { title, to } = SECTIONS[name];
  return (
    <Link to={to} className={`group ${shape}`}>
      <div className={picture}>
        <SectionArt name={name} />
      </div>
      <div className={words}>
        <h3 className="title-26 tablet:mt-4 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-6">
          {title}
        </h3>
        <p className="mt-1 text-plain text-muted">{line}</p>
      </div>
    </Link>
  );
}

function LockedSection({ room: { name, needs } }: { room: Section }) {
  const { title, line } = SECTIONS[name];
  return (
    <Link to="/membership" className={`text-muted ${shape}`}>
      <div className={picture}>
        <SectionArt name={name} locked />
      </div>
      <PlusIcon />
      <div className={words}>
        <h3 className="title-26 tablet:mt-4">{title}</h3>
        <p className="mt-1 text-plain max-tablet:sr-only">{line}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4">
          <span className="tablet:absolute tablet:top-3.5 tablet:left-3.5">
            <TierBadge tier={needs} />
          </span>
          <span className="text-plain font-strong text-link underline decoration-1 underline-offset-5">
            Upgrade to unlock
          </span>
        </p>
      </div>
    </Link>
  );
}

function PlusIcon() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-3.5 right-3.5 hidden size-9 tablet:grid place-items-center rounded-full bg-raised text-ink"
    >
      <svg width="14" height="14" viewBox="0 0 14 14" focusable="false">
        <path d="M7 1v12M1 7h12" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </span>
  );
}
