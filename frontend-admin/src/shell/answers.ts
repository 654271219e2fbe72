export type { Answered, Row } from '../../../frontend-public/src/shell/api.ts';

/** A page of a list: the last one has no `nextCursor`. */
export interface Page<Item> {
  items: Item[];
  nextCursor?: string | null;
}

/** The API said no, or could not be reached. The message is its own where it gave one. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';

  readonly status: number;
  /** In the API's own words; undefined where something else answered. */
  readonly words: string | undefined;

  constructor(words: string | undefined, { status, statusText }: Pick<Response, 'status' | 'statusText'>) {
    super(words ?? statusText);
    this.words = words;
    this.status = status;
  }
}

interface Reply<Answer> {
  data?: Answer;
  error?: unknown;
  response: Response;
}

/** The answer of a call, or a CallFailed with the words of its problem document. */
export async function answerOf<Answer>(call: Promise<Reply<Answer>>): Promise<Answer> {
  const { data, error, response } = await call;
  if (!response.ok || data === undefined) throw new CallFailed(wordsOf(error), response);
  return data;
}

function wordsOf(problem: unknown): string | undefined {
  if (typeof problem !== 'object' || problem === null) return undefined;
  const { detail, title } = problem as { detail?: unknown; title?: unknown };
  return [detail, title].find((words): words is string => typeof words === 'string');
}
