import { queryOptions } from '@tanstack/react-query';
import { readApiResponse, api, type ResponseBody, type RequestBody, type ResponseItem } from 'shell/api';

export type Mentorship = ResponseBody<'/api/mentoring', 'get'>;
export type Mentor = Mentorship['mentors'][number];
export type MentoringRequest = NonNullable<Mentorship['request']>;

export const mentoringQuery = (userId: string) =>
  queryOptions({ queryKey: ['mentoring', userId], queryFn: () => readApiResponse(api.GET('/api/mentoring')) });

export const requestMentoring = (body: RequestBody<'/api/mentoring'>) =>
  readApiResponse(api.POST('/api/mentoring', { body }));

const pathId = ({ id }: Pick<MentoringRequest, 'id'>) => ({ params: { path: { id } } });

export const rescheduleMentoring = (request: MentoringRequest, body: { times: string[]; zone: string }) =>
  readApiResponse(api.PUT('/api/mentoring/{id}', { ...pathId(request), body }));

export const cancelMentoring = (request: MentoringRequest) =>
  readApiResponse(api.DELETE('/api/mentoring/{id}', pathId(request)));

export async function downloadMentoringCalendar(request: MentoringRequest): Promise<Blob> {
  const call = api.GET('/api/mentoring/{id}/hour.ics', { ...pathId(request), parseAs: 'blob' });
  return (await readApiResponse(call)) as unknown as Blob;
}

export type Venture = ResponseItem<'/api/ventures'>;

export const venturesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['ventures', userId],
    queryFn: async () => (await readApiResponse(api.GET('/api/ventures'))).items,
  });
