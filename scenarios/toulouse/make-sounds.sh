#!/usr/bin/env bash
# Makes every sound of the Toulouse scenario, in two formats (Opus in Ogg, and MP3).
# The finished files are committed: this script is only needed to change them.
#
#   scenarios/toulouse/make-sounds.sh [output folder]      (what it needs: the head of scripts/sounds.sh)
set -euo pipefail
city=$(cd "$(dirname "$0")" && pwd)
out=${1:-$city/media}
. "$city/../../scripts/sounds.sh"

# --- what one hears here ------------------------------------------------------
# A river that laps, far below. $1: seconds, $2: file, $3: volume
lapping() {
  sx -n -r $RATE -c 1 l1.wav synth "$1" brownnoise highpass 200 lowpass 1400 tremolo 0.45 70
  sx -n -r $RATE -c 1 l2.wav synth "$1" pinknoise highpass 600 lowpass 2200 tremolo 0.8 80 vol 0.18
  sx -m l1.wav l2.wav "$2" gain -n -3 vol "$3"
}

# The carrier alone: a low steady tone under the hiss. $1: seconds, $2: file, $3: volume
carrier() {
  sx -n -r $RATE -c 1 c1.wav synth "$1" sine 330 tremolo 0.2 15 vol 0.35
  sx -n -r $RATE -c 1 c2.wav synth "$1" sine 495 tremolo 0.3 40 vol 0.06
  hiss "$1" c3.wav 0.22
  sx -m c1.wav c2.wav c3.wav "$2" gain -n -8 vol "$3"
}

# A ring that strikes: brick is short and dry, stone is dull, bronze rings.
knock brick.wav 940 0.045 0.7
knock stone.wav 420 0.10 0.25

# A receiver lifted: two contacts.
knock contact.wav 1500 0.02 1
tape 0.4 click.wav 0.02:0.9:contact.wav 0.11:0.6:contact.wav

# The middle of a sound is the voice, its ends what surrounds it. $1: seconds, $2: name, $3: wav on the air, then `volume:wav` of what lies under
mix() {
  local seconds=$1 name=$2 wav=$3 under=() u
  shift 3
  sx "$wav" mix-fit.wav pad 0 "$seconds" trim 0 "$seconds"
  for u in "$@"; do under+=(-v "${u%%:*}" "${u#*:}"); done
  sx -m -v 1 mix-fit.wav "${under[@]}" "$name.wav" trim 0 "$seconds" fade t 0.03 "$seconds" 0.08 gain -n -1.5
}

# --- 1. the empty frequency, ten seconds --------------------------------------
hiss 11 h.wav 0.30
lapping 11 l.wav 0.10
sx -m -v 1 h.wav -v 1 l.wav long.wav
seamless long.wav souffle.wav 10
encode souffle.wav souffle 16k 24k 16000

# --- 2. the ring, without a voice ---------------------------------------------
tape 5 try.wav 0.30:0.8:brick.wav 0.75:0.75:brick.wav 1.20:0.85:brick.wav 2.60:0.9:stone.wav 3.10:0.85:stone.wav 3.60:0.9:stone.wav
sx try.wav essai.wav reverb 18 trim 0 5 gain -n -4
encode essai.wav essai 24k 40k

stroke 4 ring.wav 523:0.5:2.6 628:0.35:2.0 786:0.28:1.6 1046:0.6:1.8 1570:0.35:1.1 2095:0.2:0.7 2790:0.12:0.4
tape 4 bronze.wav 0.15:0.85:ring.wav 0.70:0.8:ring.wav 1.25:1:ring.wav
sx bronze.wav trois-coups.wav reverb 25 trim 0 4 fade t 0.003 4 0.4 gain -n -4
encode trois-coups.wav trois-coups 24k 40k

# --- 3. first broadcast: ten seconds of it are the carrier alone ---------------
speak date first.wav
speak apres-le-silence second.wav
on_air first.wav first-air.wav pad 0.4
on_air second.wav second-air.wav
tape 34 voices.wav 0:1:first-air.wav 26:1:second-air.wav
# the water stops when she does
lapping 16.2 w1.wav 0.14
sx w1.wav water1.wav fade t 0.4 16 0.8
lapping 8.2 w2.wav 0.14
sx w2.wav water2.wav fade t 0.8 8 0.3
tape 34 water.wav 0:1:water1.wav 25.9:1:water2.wav
carrier 34 below.wav 0.16
mix 34 emission-a voices.wav 1:water.wav 1:below.wav
encode emission-a.wav emission-a 16k 24k 16000

# --- 4. second broadcast: somebody else opens ----------------------------------
speak ancien-et-neuf s1.wav
speak quelqu-un d1.wav
speak moi-aussi s2.wav
on_air s1.wav s1-air.wav pad 0.4
# he is nearer: hardly any radio between him and the ear
sx d1.wav d1-air.wav highpass 110 lowpass 5200 bass +3 gain -n -3
on_air s2.wav s2-air.wav vol 0.7
tape 30 voices.wav 0:0.85:s1-air.wav 9.8:1:click.wav 10.3:1:d1-air.wav 17.3:0.8:click.wav 21.4:0.9:s2-air.wav
# the hiss is cut while he speaks, and comes back for four seconds
hiss 10 u1.wav 0.045
hiss 4 u2.wav 0.13
hiss 9 u3.wav 0.035
tape 30 under.wav 0:1:u1.wav 17.4:1:u2.wav 21.3:1:u3.wav
mix 30 emission-b voices.wav 1:under.wav
encode emission-b.wav emission-b 16k 24k 16000

# --- 5. third broadcast: birds, pruning shears, and the rule twice --------------
speak regle one.wav
speak regle-encore two.wav
on_air one.wav one-air.wav pad 0.4
on_air two.wav two-air.wav
tape 42 voices.wav 0:1:one-air.wav 23.6:1:two-air.wav 39.9:0.8:brick.wav 40.4:0.75:brick.wav 40.9:0.85:brick.wav
# a bird: a few notes that slide; shears: two blades
sx -n -r $RATE -c 1 b1.wav synth 0.09 sine 2500-3100 vol 0.4 fade q 0.02 0.09 0.04
sx -n -r $RATE -c 1 b2.wav synth 0.14 sine 3000-2300 vol 0.4 fade q 0.02 0.14 0.06
sx b1.wav b2.wav b1.wav bird.wav pad 0 0.1
knock blade.wav 2100 0.018 0.9
tape 0.5 shears.wav 0.02:0.6:blade.wav 0.13:0.9:blade.wav
tape 42 birds.wav 0.2:1:bird.wav 5.2:0.7:bird.wav 6.1:0.9:bird.wav 11.4:0.6:bird.wav 17.0:0.9:bird.wav 22.9:1:bird.wav 23.3:0.7:bird.wav 29.2:0.8:bird.wav 34.8:0.6:bird.wav 39.2:0.9:bird.wav
tape 42 garden.wav 3.1:1:shears.wav 8.6:0.9:shears.wav 9.4:0.8:shears.wav 15.0:1:shears.wav 22.5:1:shears.wav 27.4:0.9:shears.wav 33.2:1:shears.wav 38.6:0.9:shears.wav
hiss 42 under.wav 0.03
mix 42 emission-c voices.wav 0.24:birds.wav 0.4:garden.wav 1:under.wav
encode emission-c.wav emission-c 16k 24k 16000

# --- 6. decoys -----------------------------------------------------------------
# Water that gushes, a musical box far away, then her.
fountain rush-1.wav
tape 5 joy-water.wav 0:1:rush-1.wav 1.6:0.8:rush-1.wav
marks=()
for note in 0.2:1046 0.5:1318 0.8:1568 1.1:1318 1.4:1174 1.7:1396 2.0:1046; do
  stroke 1 "comb-${note#*:}.wav" "${note#*:}:0.6:0.7" "$((${note#*:} * 3)):0.15:0.3"
  marks+=("${note%:*}:0.5:comb-${note#*:}.wav")
done
tape 5 box.wav "${marks[@]}"
sx box.wav far.wav "${RADIO[@]}" reverb 70 trim 0 5 vol 0.35
speak invitee invited.wav
on_air invited.wav invited-air.wav
tape 5 voices.wav 2.2:1:invited-air.wav
hiss 5 under.wav 0.04
mix 5 leurre-1 voices.wav 0.25:joy-water.wav 1:far.wav 1:under.wav
encode leurre-1.wav leurre-1 16k 24k 16000

whisper_in_hiss 3 leurre-2 jour-d-abord 0.12
whisper_in_hiss 5 leurre-3 mois 0.10
whisper_in_hiss 3 leurre-4 ancien-d-abord 0.12
whisper_in_hiss 3 leurre-5 le-plus-jeune 0.12
whisper_in_hiss 4 leurre-6 la-tour 0.10

# Him, near.
speak deja-passe again.wav
sx again.wav near.wav highpass 110 lowpass 5200 bass +3 gain -n -3 pad 0.3
hiss 6 under.wav 0.02
mix 6 leurre-7 near.wav 1:under.wav
encode leurre-7.wav leurre-7 16k 24k 16000

carrier 5 porteuse.wav 0.6
sx porteuse.wav porteuse-fit.wav fade t 0.3 5 0.5
encode porteuse-fit.wav porteuse 16k 24k 16000

# --- 7. the call of the transcription: her telephone box and his clock, in turn ----
CALL=156
line $CALL open.wav
lapping $CALL box-1.wav 0.12
sx box-1.wav box.wav bandpass 700 1.2q reverb 40 trim 0 $CALL vol 0.9
knock tick.wav 2300 0.01 0.6
sx tick.wav second.wav pad 0 0.5 trim 0 1
sx second.wav office.wav repeat $((CALL - 1)) vol 0.13
turns ends.wav 5:office.wav 15:box.wav 5:office.wav 28:box.wav 3:office.wav 16:box.wav 4:office.wav 12:box.wav 3:office.wav 50:box.wav 5:office.wav 10:box.wav
knock glass.wav 1750 0.06 0.4
tone ringing.wav 0.7 1
tone engaged.wav 0.45 5
tape $CALL marks.wav 0:0.5:ringing.wav 0.9:0.9:click.wav 76.3:0.8:glass.wav 76.7:0.7:glass.wav 77.1:0.8:glass.wav 131.5:0.7:glass.wav 131.9:0.6:glass.wav 132.3:0.7:glass.wav 150.6:0.9:click.wav 151.1:0.35:engaged.wav 155.5:0.7:click.wav
sx -m -v 1 open.wav -v 1 ends.wav -v 0.7 marks.wav appel.wav trim 0 $CALL highpass 280 lowpass 3400 \
  compand 0.01,0.2 6:-70,-60,-42,-24,-22,-14,0,-8 fade t 0.02 $CALL 0.1 gain -n -2
encode appel.wav appel 8k 8k 16000

report
