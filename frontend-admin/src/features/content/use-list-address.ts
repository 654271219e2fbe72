import { useLocation, useNavigate } from 'react-router-dom';

/** The filters of a list, kept in the address so that a link, a reload or Back leads to the same list. */
export function useListAddress() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const filters = new URLSearchParams(search);
  const setFilter = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    void navigate({ search: next.toString(), hash }, { replace: true });
  };
  return { filters, setFilter };
}
