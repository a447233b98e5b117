import { version } from '../../package.json';
import { creditsPage } from '../pages';
import { fetchLicences } from '../services';
import type { Translate } from '../table';

/** Fetched when somebody goes there: nobody needs it to play. */
export async function credits(translate: Translate): Promise<HTMLElement> {
  return creditsPage({ translate, version, licences: await fetchLicences() });
}
