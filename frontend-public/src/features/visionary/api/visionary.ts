import { queryOptions } from '@tanstack/react-query';
import { readResponse, api, type ResponseBody, type RequestBody, type Row } from 'shell/api';

export type Mentorship = ResponseBody<'/api/mentoring', 'get'>;
export type Mentor = Mentorship['mentors'][number];
export type MentoringRequest = NonNullable<Mentorship['request']>;

export const mentoringQuery = (userId: string) =>
  queryOptions({ queryKey: ['mentoring', userId], queryFn: () => readResponse(api.GET('/api/mentoring')) });

export const requestMentoring = (body: RequestBody<'/api/mentoring'>) =>
  readResponse(api.POST('/api/mentoring', { body }));

const pathId = ({ id }: Pick<MentoringRequest, 'id'>) => ({ params: { path: { id } } });

export const rescheduleMentoring = (request: MentoringRequest, body: { times: string[]; zone: string }) =>
  readResponse(api.PUT('/api/mentoring/{id}', { ...pathId(request), body }));

export const cancelMentoring = (request: MentoringRequest) =>
  readResponse(api.DELETE('/api/mentoring/{id}', pathId(request)));

export async function mentoringCalendarFile(request: MentoringRequest): Promise<Blob> {
  const call = api.GET('/api/mentoring/{id}/hour.ics', { ...pathId(request), parseAs: 'blob' });
  return (await readResponse(call)) as unknown as Blob;
}

export type Venture = Row<'/api/ventures'>;

export const venturesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['ventures', userId],
    queryFn: async () => (await readResponse(api.GET('/api/ventures'))).items,
  });
