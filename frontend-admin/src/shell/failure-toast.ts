import { ApiProblem } from 'shell/api-problem';

interface FailureToast {
  title: string;
  description?: string;
  tone: 'destructive';
}

export function createFailureToast(title: string, error: Error): FailureToast {
  if (error instanceof ApiProblem && error.status === 401) return { title: 'Not authenticated', tone: 'destructive' };
  const words = error instanceof ApiProblem ? error.userMessage : 'The server could not be reached. Try again.';
  return { title, ...(words && { description: words }), tone: 'destructive' };
}
