import { Link } from 'react-router-dom';
import { Icon } from '../../../ui/icon.tsx';

export function PostWritingBar({ backTo }: { backTo: string }) {
  return (
    <div className="writing-bar tablet:hidden">
      <Link to={backTo} className="flex min-h-11 items-center gap-3 text-base font-strong">
        <Icon name="close" />
        Close
      </Link>
    </div>
  );
}
