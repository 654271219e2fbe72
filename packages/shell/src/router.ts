/**
 * Exports of the router library that are shared with the admin at run time. Named exports exclude the rest of the
 * library from the bundles; a name missing here is undefined in the admin and the shell.
 */
export {
  BrowserRouter,
  Link,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  matchPath,
  useHref,
  useLinkClickHandler,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
