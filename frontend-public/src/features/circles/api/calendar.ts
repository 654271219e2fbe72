import { queryOptions } from '@tanstack/react-query';
import { answer, api } from 'shell/api';

/** Where the calendar of the person signed in fetches the events that are open to them. */
export const calendarQuery = (userId: string) =>
  queryOptions({ queryKey: ['calendar', userId], queryFn: () => answer(api.GET('/api/calendar')) });

/** Makes the address new; the former one leads nowhere. */
export const renewCalendar = () => answer(api.POST('/api/calendar/renew'));
