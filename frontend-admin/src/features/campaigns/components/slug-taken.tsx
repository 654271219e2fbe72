import { Button } from 'antd';
import { ApiProblem } from 'shell/api-problem';

interface SlugTakenMessageProps {
  error: Error | null;
  onUse: (slug: string) => void;
}

export function SlugTakenMessage({ error, onUse }: SlugTakenMessageProps) {
  const isTaken = error instanceof ApiProblem && error.code === 'mailing.slug-taken';
  const suggestion = isTaken ? String(error.details['suggestion']) : undefined;
  return (
    <div role="alert">
      {suggestion && (
        <span className="bad">
          <span>Another campaign has this slug. </span>
          <Button type="link" size="small" style={{ padding: 0 }} onClick={() => onUse(suggestion)}>
            {`Use ${suggestion}`}
          </Button>
        </span>
      )}
    </div>
  );
}
