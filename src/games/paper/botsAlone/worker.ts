import { ghostOf, type Haunted } from '../bots';

addEventListener('message', ({ data }: MessageEvent<Haunted>) => postMessage(ghostOf(data).end));
