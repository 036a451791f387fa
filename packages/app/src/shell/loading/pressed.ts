import { useEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { linkedRoute, type RouteName } from '../routes.ts';

/**
 * The screen whose link was pressed, from the press on until another address is shown: its code may be on its way. Each
 * part that shows it asks for itself, so that a press draws that part anew and not the screen that is about to leave.
 */
export function usePressed(): RouteName | null {
  const location = useLocation();
  const [press, setPress] = useState<{ from: Location; to: RouteName | null }>();
  useEffect(() => {
    // A link that leads on within the app has been taken over by its router.
    const onClick = ({ target, defaultPrevented }: MouseEvent): void => {
      if (defaultPrevented) setPress({ from: location, to: linkedRoute(target) });
    };
    addEventListener('click', onClick);
    return () => removeEventListener('click', onClick);
  }, [location]);
  return press?.from === location ? press.to : null;
}
