/** Playwright's own list, for the browser obeys the last list alone; `tests/tools/launch.test.ts` compares the two. */
const PLAYWRIGHTS = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

/** Chromium loads the pop-up of its address bar for every window that is opened: that costs as much as the table itself. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Arguments for every browser that tests launch. */
export const ARGS: readonly string[] = [`--disable-features=${[...PLAYWRIGHTS, ...ADDRESS_BAR].join(',')}`];
