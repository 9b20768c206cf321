#!/usr/bin/env bash
# Makes every sound of the Lyon scenario, in two formats (Opus in Ogg, and MP3).
# The finished files are committed: this script is only needed to change them.
#
#   apt-get install espeak-ng sox libsox-fmt-all ffmpeg bc
#   scenarios/lyon/make-sounds.sh [output folder]
#
# Sounds are the same at every run: sox -R fixes the noise generators' seed.
set -euo pipefail

city=$(cd "$(dirname "$0")" && pwd)
out=${1:-$city/media}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out"
cd "$work"

RATE=48000
LENGTH=34   # seconds, the whole broadcast
HUM=2       # seconds of hum at each end of it

for tool in espeak-ng sox soxi ffmpeg ffprobe bc; do
  command -v "$tool" >/dev/null || { echo "$tool is missing (see the head of this script)" >&2; exit 1; }
done

sx() { sox -R -V1 "$@"; }

# $1: wav, $2: name without extension, $3: Opus bit rate, $4: MP3 bit rate
encode() {
  ffmpeg -v error -y -i "$1" -map_metadata -1 -fflags +bitexact -flags:a +bitexact \
    -ac 1 -c:a libopus -b:a "$3" -vbr on -application audio "$out/$2.ogg"
  ffmpeg -v error -y -i "$1" -map_metadata -1 -fflags +bitexact -flags:a +bitexact \
    -ac 1 -ar 24000 -c:a libmp3lame -b:a "$4" "$out/$2.mp3"
}

# Brings a sound to the band of a field receiver.
RADIO=(highpass 280 lowpass 3400 equalizer 1900 1.2q 4 equalizer 2900 1.5q 3)

# --- the hum: a bee's wings, which beat about 220 times a second -----------
# $1: seconds, $2: file
hum() {
  sx -n -r $RATE -c 1 h1.wav synth "$1" sawtooth 219 vol 0.5
  sx -n -r $RATE -c 1 h2.wav synth "$1" sawtooth 222.5 vol 0.4
  sx -n -r $RATE -c 1 h3.wav synth "$1" triangle 438 vol 0.25
  sx -m h1.wav h2.wav h3.wav "$2" tremolo 13 35 tremolo 3.1 30 chorus 0.7 0.8 22 0.4 0.5 2 -t \
    lowpass 2400 highpass 150 trim 0 "$1" fade q 0.18 "$1" 0.25 gain -n -7
}

# --- the carrier: hiss of an empty frequency --------------------------------
# $1: seconds, $2: file, $3: volume
hiss() {
  sx -n -r $RATE -c 1 n1.wav synth "$1" pinknoise band -n 1500 1300 vol 0.6
  sx -n -r $RATE -c 1 n2.wav synth "$1" whitenoise highpass 1800 lowpass 3600 vol 0.05 tremolo 0.7 40
  sx -m n1.wav n2.wav "$2" tremolo 6 8 gain -n -1 vol "$3"
}

# 1. Hiss, ten seconds, whose end runs into its own beginning.
hiss 11 long.wav 0.30
sx long.wav head.wav trim 0 1 fade t 1
sx long.wav tail.wav trim 10 1 fade t 0 1 1
sx long.wav middle.wav trim 1 9
sx -m -v 1 head.wav -v 1 tail.wav seam.wav
sx seam.wav middle.wav souffle.wav
encode souffle.wav souffle 24k 32k

# 2. Hum, alone.
hum $HUM bourdonnement.wav
encode bourdonnement.wav bourdonnement 24k 40k

# 3. The broadcast. One sentence a line, with the silence that follows it (in
# shares of what is left of the thirty-four seconds).
sentences=(
  'Ici Quincieux.|3'
  'Avec un x.|5'
  'Cette dame était pour Bordeaux.|3'
  'Bordeaux l’a refusée.|4'
  'Elle est restée : c’est cela, une lettre.|6'
  'Montez, par la montée Saint-Sébastien, jusqu’au vingt-neuf, rue Imbert-Colomès.|6'
  'Une cour.|3'
  'Un escalier de pierre, six étages.|5'
  'Sur une plaque, un mot : la maison de celle qui signe mes lettres.|5'
  'Cinq lettres.|4'
  'Il ouvre mon dossier.|5'
  'Parlez bas.|3'
  'On y dort.|6'
  'À poster.|0'
)
spoken=0
shares=0
i=0
for line in "${sentences[@]}"; do
  i=$((i + 1))
  n=$(printf %02d $i)
  espeak-ng -v fr+m3 -s 122 -p 36 -a 100 -w raw.wav "${line%|*}"
  # cut the silences of the synthesiser, keep 40 ms so that no consonant is clipped
  sx raw.wav -r $RATE -c 1 "say-$n.wav" silence 1 0.005 0.4% reverse silence 1 0.005 0.4% reverse pad 0.04 0.06
  spoken=$(echo "$spoken + $(soxi -D "say-$n.wav")" | bc -l)
  shares=$((shares + ${line##*|}))
done
unit=$(echo "($LENGTH - 2 * $HUM - 0.5 - $spoken) / $shares" | bc -l)
if [ "$(echo "$unit < 0.05" | bc -l)" = 1 ]; then echo "the text does not fit in $LENGTH s" >&2; exit 1; fi
parts=()
i=0
for line in "${sentences[@]}"; do
  i=$((i + 1))
  n=$(printf %02d $i)
  sx "say-$n.wav" "part-$n.wav" pad 0 "$(echo "$unit * ${line##*|}" | bc -l)"
  parts+=("part-$n.wav")
done
sx "${parts[@]}" voice.wav
sx voice.wav voice-radio.wav gain -n -6 "${RADIO[@]}" overdrive 4 10 \
  compand 0.01,0.15 6:-70,-64,-32,-16,-14,-8,0,-5 -3 -90 0.05 gain -n -3 pad 0.3
sx bourdonnement.wav hum-start.wav "${RADIO[@]}" vol 0.8
sx hum-start.wav voice-radio.wav front.wav
sx front.wav front-fit.wav pad 0 5 trim 0 "$(echo "$LENGTH - $HUM" | bc)"
sx front-fit.wav hum-start.wav broadcast.wav
hiss $LENGTH under.wav 0.035
sx -m -v 1 broadcast.wav -v 1 under.wav emission.wav trim 0 $LENGTH fade t 0.02 $LENGTH 0.05 gain -n -1.5
encode emission.wav emission 28k 40k

# 4. Four decoys, four seconds each.
# Water: a fountain's rush, and drops that fall in it.
sx -n -r $RATE -c 1 rush.wav synth 4 brownnoise highpass 250 lowpass 2600 tremolo 5 25 tremolo 0.6 35 vol 1.6
drops=()
i=0
for drop in 0.30:760 0.62:1180 0.95:640 1.10:1420 1.48:880 1.83:1250 1.97:700 2.41:1040 2.60:1560 2.95:820 3.22:1330 3.48:690; do
  i=$((i + 1))
  f=${drop#*:}
  sx -n -r $RATE -c 1 "drop-$i.wav" synth 0.11 sine "$f-$((f * 2))" vol 0.5 fade l 0.01 0.11 0.09 pad "${drop%:*}" 3
  sx "drop-$i.wav" "drop-fit-$i.wav" trim 0 4 pad 0 0.01
  drops+=(-v 0.5 "drop-fit-$i.wav")
done
sx -m -v 0.9 rush.wav "${drops[@]}" water.wav reverb 30 trim 0 4 fade t 0.15 4 0.2 gain -n -4
encode water.wav leurre-1 24k 40k

# Bell: hum, prime, tierce, quint, nominal and two more partials; two strokes.
partials=()
for p in 196:0.30:3.6 392:0.55:2.6 466:0.5:2.0 588:0.28:1.5 784:0.7:1.7 1176:0.3:0.9 1570:0.22:0.6 2092:0.12:0.4; do
  IFS=: read -r f v d <<<"$p"
  sx -n -r $RATE -c 1 "p-$f.wav" synth 4 sine "$f" vol "$v" fade l 0.003 "$d" "$(echo "$d - 0.01" | bc -l)" pad 0 4 trim 0 4
  partials+=(-v 1 "p-$f.wav")
done
sx -m "${partials[@]}" stroke.wav gain -n -6
sx stroke.wav again.wav pad 1.9 trim 0 4 vol 0.85
hiss 4 bell-hiss.wav 0.03
sx -m -v 1 stroke.wav -v 1 again.wav -v 1 bell-hiss.wav bell.wav highpass 180 lowpass 3400 reverb 35 trim 0 4 fade t 0.005 4 0.3 gain -n -3
encode bell.wav leurre-2 24k 40k

# Chopped voice: nonsense, read backwards, cut in slices that are put back in disorder.
# $1: nonsense, $2: voice, $3: order of the slices, $4: hiss, $5: name
chop() {
  espeak-ng -v "$2" -s 150 -p 40 -w nonsense.wav "$1"
  sx nonsense.wav -r $RATE -c 1 backwards.wav reverse pad 0 4 trim 0 4 gain -n -6 "${RADIO[@]}" overdrive 10 10
  local slices=() s
  for s in $3; do
    sx backwards.wav "slice-$s.wav" trim "$(echo "$s * 0.2" | bc -l)" 0.16 fade t 0.008 0.16 0.012 pad 0 0.045
    slices+=("slice-$s.wav")
  done
  sx "${slices[@]}" order.wav trim 0 4 pad 0 1
  sx order.wav order-fit.wav trim 0 4
  hiss 4 "under-$5.wav" "$4"
  sx -m -v 1 order-fit.wav -v 1 "under-$5.wav" "$5.wav" fade t 0.05 4 0.1 gain -n -3
  encode "$5.wav" "$5" 24k 40k
}
chop 'Moudre latinec, povar solite, drambelou cafinte, gritonel' fr+m7 '3 1 6 2 5 0 9 7 4 11 8 12 10 14 6 13 2 15 9 5' 0.10 leurre-3
chop 'Vendirac, souplemi torcade, balinofre quetisse, ombradou' fr+f2 '12 4 8 1 15 6 3 10 2 13 7 0 5 11 9 14 3 8 12 1' 0.16 leurre-4

for f in souffle bourdonnement emission leurre-1 leurre-2 leurre-3 leurre-4; do
  for e in ogg mp3; do
    printf '%-20s %8s s %7s bytes\n' "$f.$e" \
      "$(ffprobe -v error -show_entries format=duration -of csv=p=0 "$out/$f.$e")" "$(stat -c %s "$out/$f.$e")"
  done
done
