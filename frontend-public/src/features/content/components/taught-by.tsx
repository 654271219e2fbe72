import type { NamedPerson } from '../api/content.ts';

export function TeacherNames({ people, className = '' }: { people: readonly NamedPerson[]; className?: string }) {
  if (people.length === 0) return null;
  return (
    <p className={`text-15 text-muted ${className}`}>
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
