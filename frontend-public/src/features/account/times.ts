export { day, since } from '../../ui/times.ts';
