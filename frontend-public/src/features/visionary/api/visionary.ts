import { queryOptions } from '@tanstack/react-query';
import { answer, api, type Answered, type Sent, type Row } from 'shell/api';

export type Mentorship = Answered<'/api/mentoring', 'get'>;
export type Mentor = Mentorship['mentors'][number];
export type MentoringRequest = NonNullable<Mentorship['request']>;

export const mentoringQuery = (userId: string) =>
  queryOptions({ queryKey: ['mentoring', userId], queryFn: () => answer(api.GET('/api/mentoring')) });

export const askForHour = (body: Sent<'/api/mentoring'>) => answer(api.POST('/api/mentoring', { body }));

const of = ({ id }: Pick<MentoringRequest, 'id'>) => ({ params: { path: { id } } });

export const moveHour = (request: MentoringRequest, body: { times: string[]; zone: string }) =>
  answer(api.PUT('/api/mentoring/{id}', { ...of(request), body }));

export const takeHourBack = (request: MentoringRequest) => answer(api.DELETE('/api/mentoring/{id}', of(request)));

export async function hourFile(request: MentoringRequest): Promise<Blob> {
  const call = api.GET('/api/mentoring/{id}/hour.ics', { ...of(request), parseAs: 'blob' });
  return (await answer(call)) as unknown as Blob;
}

export type Venture = Row<'/api/ventures'>;

export const venturesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['ventures', userId],
    queryFn: async () => (await answer(api.GET('/api/ventures'))).items,
  });
