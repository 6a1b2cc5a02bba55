import { strikesAtHome } from '../own-wrong.ts'
import { listed } from '../rule.ts'
import type { CrisisRule } from './crisis-rule.ts'

/** Somebody strikes those they live with and says so: they who are struck are in danger, whatever else the text says. */
export const crisisRulesOfOwnViolence: readonly CrisisRule[] = [
  {
    id: 'own-violence-1',
    group: 'own-violence',
    level: 'distress',
    kind: 'violence',
    points: 5,
    needs: listed(
      'hit hits hitting beat beats beating beaten slap slapped slapping smack smacked smacking punch punched punching kick kicked kicking choke choked choking strangle strangled strangling shove shoved shoving shook shaken struck striking batter battered battering abuse abused abusing assault assaulted assaulting attack attacked attacking push pushed pushing abusive violent abuser violento violenta maltratador abusador agresivo agresiva pegue pego pegado pegarle pegando golpee golpeo golpeado golpeando golpear abofetee abofeteo empuje empujo maltrate maltrato maltratado agredi agredo patee ahorque lastime lastimo lastimado shake shaking grab grabbed seized held raised raise threw throw thrown',
    ),
    pattern: new RegExp(strikesAtHome, 'g'),
  },
]
