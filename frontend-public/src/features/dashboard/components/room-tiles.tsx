import { Link } from 'react-router-dom';
import { reaches, type Tier } from 'shell/tier';
import { RoomArt } from '../../../ui/art/rooms.tsx';
import { TierBadge } from '../../../ui/tier-mark.tsx';
import { ROOMS, type RoomTile } from '../rooms.ts';

/** The six rooms. One above the member's tier is unlit and leads to membership. */
export function RoomTiles({ tier }: { tier: Tier }) {
  return (
    <ul className="grid gap-x-6 gap-y-12 tablet:grid-cols-2 wide:grid-cols-3">
      {ROOMS.map((room) => (
        <li key={room.to}>{reaches(tier, room.needs) ? <OpenRoom room={room} /> : <LockedRoom room={room} />}</li>
      ))}
    </ul>
  );
}

function OpenRoom({ room }: { room: RoomTile }) {
  return (
    <Link to={room.to} className="group block rounded-card">
      <RoomArt name={room.art} />
      <h3 className="title-26 mt-4 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-[6px]">
        {room.title}
      </h3>
      <p className="mt-1 text-plain text-muted">{room.line}</p>
    </Link>
  );
}

function LockedRoom({ room }: { room: RoomTile }) {
  return (
    <Link to="/membership" className="relative block rounded-card text-muted">
      <RoomArt name={room.art} locked />
      <span className="absolute top-3.5 left-3.5">
        <TierBadge tier={room.needs} />
      </span>
      <PlusSign />
      <h3 className="title-26 mt-4">{room.title}</h3>
      <p className="mt-1 text-plain">{room.line}</p>
      <p className="mt-1 text-plain font-[550] text-link underline decoration-1 underline-offset-[5px]">
        Upgrade to unlock
      </p>
    </Link>
  );
}

function PlusSign() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-3.5 right-3.5 hidden size-9 pair:grid place-items-center rounded-full bg-raised text-ink"
    >
      <svg width="14" height="14" viewBox="0 0 14 14" focusable="false">
        <path d="M7 1v12M1 7h12" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </span>
  );
}
