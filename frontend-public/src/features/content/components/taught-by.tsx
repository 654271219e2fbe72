import type { NamedPerson } from '../api/content.ts';
import { Biography } from './biography.tsx';

export function TeacherNames({ people }: { people: readonly NamedPerson[] }) {
  if (people.length === 0) return null;
  return (
    <p className="text-15 text-muted">
      <span>With </span>
      {people.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && (index === people.length - 1 ? <span>{' and '}</span> : <span>{', '}</span>)}
          <span className="font-strong text-ink">{name}</span>
        </span>
      ))}
    </p>
  );
}

export function Teachers({ people }: { people: readonly NamedPerson[] }) {
  return (
    <div className="mt-4">
      <TeacherNames people={people} />
      {people.map((person) => (
        <Biography key={person.id} person={person} />
      ))}
    </div>
  );
}
