import { sampleAccount, type AccountEmailProps } from './account-email.tsx';

/** What every email about a date of an event is told. The way into the room is in none: it is on the event's page. */
export interface DateEmailProps extends AccountEmailProps {
  /** The event's name. */
  event: string;
  /** "Wednesday 25 November, 7:00 PM in New York" */
  when: string;
  /** Where it is held; '' for what is held online. */
  place: string;
  /** The event's page. */
  page: string;
  /** What staff say of this date, or ''. */
  note: string;
}

export const sampleDate: DateEmailProps = {
  ...sampleAccount,
  event: 'Weekly Unity Circle',
  when: 'Wednesday 25 November, 7:00 PM in New York',
  place: '',
  page: `${sampleAccount.siteUrl}/events/weekly-unity-circle`,
  note: '',
};
