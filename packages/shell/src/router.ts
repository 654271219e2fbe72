/**
 * The part of the router that the shell shares with the admin at run time. Naming it keeps the rest of the library
 * out of every page; what is not named here is undefined in the admin and in the shell alike.
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
