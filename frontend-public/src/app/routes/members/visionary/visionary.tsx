import { reaches } from 'shell/tier';
import { useSession } from 'shell/session';
import { Button } from '../../../ui/button.tsx';
import { MembersPage } from './members-page.tsx';

const BENEFITS = [
  ['Quarterly Mastermind', 'Four times a year, a day of thinking together about what you are building.'],
  ['Unity Ventures Access', 'The venture workshop, and applications for what you are building.'],
  ['Leadership Circle', 'A small circle of people who hold circles for others.'],
  ['Mentorship', 'Somebody who has walked a little further, and has time for you.'],
] as const;

export function VisionaryPage() {
  const { tier, isTierKnown, isStaff } = useSession();
  return (
    <MembersPage
      title="Visionary Circle"
      room="visionary"
      lead="For members who lead with others, and build what serves."
    >
      <ul className="grid gap-x-6 gap-y-12 tablet:grid-cols-2">
        {BENEFITS.map(([name, sentence]) => (
          <li key={name} className="chapter pt-5">
            <h2 className="title-32">{name}</h2>
            <p className="mt-2 max-w-[30rem] text-muted">{sentence}</p>
          </li>
        ))}
      </ul>
      {isTierKnown && !isStaff && !reaches(tier, 'visionary') && (
        <p>
          <Button to="/membership" variant="gold" size="large">
            Upgrade to Visionary
          </Button>
        </p>
      )}
    </MembersPage>
  );
}
