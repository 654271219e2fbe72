import { Link } from 'react-router-dom';
import { Icon } from '../../../ui/icon.tsx';

/** On a phone somebody who writes has the whole page: this stands in the place of both bars. */
export function WritingBar({ backTo }: { backTo: string }) {
  return (
    <div className="writing-bar tablet:hidden">
      <Link to={backTo} className="flex min-h-11 items-center gap-3 text-base font-[550]">
        <Icon name="close" />
        Close
      </Link>
    </div>
  );
}
