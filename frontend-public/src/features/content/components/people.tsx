import { MemberRing } from '../../../ui/art/member-ring.tsx';
import type { NamedPerson } from '../api/content.ts';
import { Biography } from './biography.tsx';

const size = 64;

export function NamedPeopleList({ people }: { people: readonly NamedPerson[] }) {
  return (
    <ul>
      {people.map((person) => {
        const { id, name, line, portraitUrl, hasBio, isSample } = person;
        return (
          <li
            key={id}
            className={`flex gap-5 border-b border-rule py-5 first:border-t ${hasBio ? 'items-start' : 'items-center'}`}
          >
            <span className="shrink-0">
              {portraitUrl ? (
                <img
                  src={portraitUrl}
                  alt=""
                  width={size}
                  height={size}
                  loading="lazy"
                  className="aspect-square rounded-full object-cover"
                />
              ) : (
                <MemberRing id={id} size={size} />
              )}
            </span>
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-4">
                <span className="title-26">{name}</span>
                {isSample && <span className="text-15 text-muted">Sample person</span>}
              </p>
              <p className="mt-1 text-plain text-muted">{line}</p>
              <Biography person={person} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
