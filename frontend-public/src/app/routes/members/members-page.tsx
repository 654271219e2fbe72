import type { ReactNode } from 'react';
import { RoomDrawing, type Room } from '../../../ui/art/rooms.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { brand } from '../../brand.ts';

interface MembersPageProps {
  title: string;
  /** The room it belongs to, whose drawing stands beside the title. */
  room?: Room;
  lead?: string;
  children: ReactNode;
}

/** The frame of a page of the members area: its title on the line, then what it holds. */
export function MembersPage({ title, room, lead, children }: MembersPageProps) {
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <PageHead
        title={title}
        height={300}
        isBareOnPhone
        {...(room && { drawing: <RoomDrawing name={room} /> })}
        {...(lead !== undefined && { lead })}
      />
      <div className="column grid grid-cols-1 gap-20 pt-14 pb-36">{children}</div>
    </>
  );
}

/** A part of such a page under its own heading, closed above by a chapter line. */
export function Chapter({ heading, aside, children }: { heading: string; aside?: string; children: ReactNode }) {
  return (
    <section aria-label={heading}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 border-b-[1.25px] border-line pb-4">
        <h2 className="title-44">{heading}</h2>
        {aside && <p className="text-plain text-muted">{aside}</p>}
      </div>
      {children}
    </section>
  );
}
